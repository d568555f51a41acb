/** A place as in the mandi page's address and in storage: `state=Maharashtra&district=Nashik`. */
export const placeQuery = ({ state, district }: { state: string; district?: string | undefined }): string =>
  new URLSearchParams({ state, ...(district && { district }) }).toString()
