declare module "usfm-js" {
  export interface VerseObject {
    tag?: string;
    type?: string;
    text?: string;
    children?: VerseObject[];
  }
  export interface Usfm {
    headers: { tag?: string; content?: string }[];
    chapters: Record<string, Record<string, { verseObjects?: VerseObject[] }>>;
  }
  const usfm: { toJSON(text: string): Usfm };
  export default usfm;
}
