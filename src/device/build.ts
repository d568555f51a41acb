/** The build of this page: the name of the main script contains its hash. */
export const BUILD = import.meta.url
