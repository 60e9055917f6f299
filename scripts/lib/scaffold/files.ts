/** The text of the project's files, by their paths from its top. */
export interface Files {
  read(path: string): string
}
