import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { encodePicture } from "./pictures.ts";

test("files that are no pictures, or too large, are refused with words", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "pictures-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, "x.png");
  await writeFile(file, "no picture");
  expect(await encodePicture(file)).toMatchObject({
    problem: expect.stringMatching(/cannot be read as a picture/),
  });
  await writeFile(
    file,
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
  );
  expect(await encodePicture(file)).toMatchObject({ problem: expect.stringMatching(/format svg/) });
  await sharp({ create: { width: 9000, height: 7000, channels: 3, background: "#000" } })
    .png()
    .toFile(file);
  expect(await encodePicture(file)).toMatchObject({
    problem: expect.stringMatching(/cannot be read as a picture/),
  });
});
