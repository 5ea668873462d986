/** A tone as a WAV file: one channel of eight bits, 8000 times a second. */
export function toneFile(seconds: number): Buffer {
  const samples = Math.round(seconds * 8000);
  const file = Buffer.alloc(44 + samples);
  file.write("RIFF", 0);
  file.writeUInt32LE(36 + samples, 4);
  file.write("WAVEfmt ", 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(8000, 24);
  file.writeUInt32LE(8000, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write("data", 36);
  file.writeUInt32LE(samples, 40);
  for (let at = 0; at < samples; at++)
    file[44 + at] = 128 + Math.round(40 * Math.sin((at * 2 * Math.PI * 440) / 8000));
  return file;
}
