import { faceBegins } from "./day-face.ts";

/** A part of the script that runs before the first paint, where `r` is the root; without it the face is the morning's. */
export const dayFaceScript = `var h=new Date().getHours();r.dataset.hour=h<${faceBegins.morning}||h>=${faceBegins.evening}?"evening":h<${faceBegins.midday}?"morning":"midday";`;
