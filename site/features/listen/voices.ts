/** What is read of a browser's voice. */
export type Voice = Pick<SpeechSynthesisVoice, "name" | "lang" | "voiceURI" | "localService" | "default">;

/** Android writes `es_US`. */
const tagOf = ({ lang }: Voice) => lang.replaceAll("_", "-").toLowerCase();
export const languageOf = (lang: string): string => lang.slice(0, 2).toLowerCase();

/** Most of the readers of Spanish are in the Americas. */
const regions: Record<string, readonly [RegExp, number][]> = {
  en: [
    [/^en-us/, 40],
    [/^en-(ca|gb|au|ie|nz)/, 25],
    [/^en/, 15],
  ],
  es: [
    [/^es-(us|mx|419)/, 40],
    [/^es-(?!es)/, 34],
    [/^es$/, 25],
    [/^es/, 20],
  ],
};

/** Known to sound good, or bad, by the names that the makers give them. */
const sounds: readonly [RegExp, number][] = [
  [/\bNatural\b/i, 18],
  [/premium|enhanced|mejorad|optimizad|siri/i, 15],
  [/^Google /, 12],
  [/^(Samantha|Ava|Allison|Evan|Nathan|Paulina|Mónica|Monica|Juan|Angelica|Francisca|Isabela)\b/i, 8],
  [/\b(Zira|Aria|Jenny|Guy|Sabina|Dalia|Jorge|Helena)\b/, 4],
  [/^(Eddy|Flo|Grandma|Grandpa|Reed|Rocko|Sandy|Shelley)\b/i, -18],
  [/compact/i, -6],
  // Variants of a robot's voice, of which Linux lists thousands.
  [/\+\w+/, -40],
  [/espeak|festival|speechd/i, -30],
];

/** Voices for fun that macOS lists among the others. */
const novelty =
  /^(Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Fred|Good News|Hysterical|Jester|Junior|Kathy|Organ|Pipe Organ|Ralph|Superstar|Trinoids|Whisper|Wobble|Zarvox|Deranged|Princess)\b/i;

function scoreOf(voice: Voice, language: string): number {
  const region = regions[language]?.find(([tag]) => tag.test(tagOf(voice)))?.[1] ?? 15;
  const sound = sounds.find(([name]) => name.test(`${voice.name} ${voice.voiceURI}`))?.[1] ?? 0;
  return region + sound + (voice.default ? 1 : 0);
}

/** The voices that speak a language, the best first; without a network only those that need none. */
export function voicesFor<V extends Voice>(voices: readonly V[], lang: string, isOnline = true): V[] {
  const language = languageOf(lang);
  const speaking = voices.filter((voice) => languageOf(voice.lang) === language);
  const usual = speaking.filter(({ name }) => !novelty.test(name));
  const here = usual.filter(({ localService }) => isOnline || localService);
  const offered = here.length > 0 ? here : usual.length > 0 ? usual : speaking;
  return [...offered].sort((a, b) => scoreOf(b, language) - scoreOf(a, language));
}

/** The reader's own choice while it is there, else the best. */
export function chooseVoice<V extends Voice>(
  voices: readonly V[],
  lang: string,
  { chosen, isOnline = true }: { chosen?: string | undefined; isOnline?: boolean } = {},
): V | undefined {
  const offered = voicesFor(voices, lang, isOnline);
  return offered.find(({ voiceURI }) => voiceURI === chosen) ?? offered[0];
}
