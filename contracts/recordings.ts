/** Recordings that an editor may upload, by the ending of their files. */
export const recordingTypes: Readonly<Record<string, string>> = {
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  ogg: "audio/ogg",
  wav: "audio/wav",
};

export const isRecording = (path: string): boolean => /\.(?:mp3|m4a|ogg|wav)$/i.test(path);
