/** A place as it stands in the address of the mandi page, and in what is stored: `state=Maharashtra&district=Nashik`. */
export const placeQuery = ({ state, district }: { state: string; district?: string | undefined }): string =>
  new URLSearchParams({ state, ...(district && { district }) }).toString()
