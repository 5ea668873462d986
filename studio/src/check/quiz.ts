/** A quiz can be played: questions with words, answers with words, and one that is right. */
import type { SourceRecord } from "../../../services/content/record.ts";
import { groups } from "../languages.ts";
import { error, type Finding, hint, type Place, sharedPlace } from "./findings.ts";
import { languagesOf } from "./texts.ts";

type Question = NonNullable<SourceRecord["questions"]>[number];

function ofQuestion(
  record: SourceRecord,
  { question, answers, passage, explanation }: Question,
  nth: number,
): Finding[] {
  const at = `questions.${nth}`;
  const [nameEn, nameEs] = [`Question ${nth + 1}`, `Pregunta ${nth + 1}`];
  const found: Finding[] = [];
  const right = answers.filter(({ correct }) => correct).length;
  const place = sharedPlace(`${at}.answers`);
  if (answers.length < 2)
    found.push(
      error(
        place,
        "few-answers",
        `${nameEn}: at least two answers are needed.`,
        `${nameEs}: hacen falta al menos dos respuestas.`,
      ),
    );
  if (right === 0)
    found.push(
      error(
        place,
        "no-right-answer",
        `${nameEn}: no answer is marked as correct.`,
        `${nameEs}: ninguna respuesta está marcada como correcta.`,
      ),
    );
  if (right > 1)
    found.push(
      error(
        place,
        "right-answers",
        `${nameEn}: ${right} answers are marked as correct; one must be.`,
        `${nameEs}: hay ${right} respuestas marcadas como correctas; debe haber una.`,
      ),
    );
  for (const locale of languagesOf(record)) {
    const local = (field: string): Place => ({ ...sharedPlace(`${at}.${field}_${groups[locale]}`), locale });
    if (question[locale].trim() === "")
      found.push(
        error(local("question"), "empty-question", `${nameEn} has no words.`, `${nameEs}: no tiene texto.`),
      );
    const words = answers.map(({ text }) => text[locale].trim().toLowerCase());
    const empty = words.indexOf("");
    if (empty >= 0)
      found.push(
        error(
          local(`answers.${empty}.text`),
          "empty-answer",
          `${nameEn}: answer ${empty + 1} has no words.`,
          `${nameEs}: la respuesta ${empty + 1} no tiene texto.`,
        ),
      );
    else if (new Set(words).size < words.length)
      found.push(
        hint(
          { ...place, locale },
          "same-answers",
          `${nameEn}: two answers are the same.`,
          `${nameEs}: hay dos respuestas iguales.`,
        ),
      );
  }
  if (passage.length === 0)
    found.push(
      hint(
        sharedPlace(`${at}.passage`),
        "no-proof",
        `${nameEn}: no passage proves the answer.`,
        `${nameEs}: ningún pasaje prueba la respuesta.`,
      ),
    );
  if (!explanation)
    found.push(
      hint(
        sharedPlace(`${at}.explanation_en`),
        "no-explanation",
        `${nameEn} has no explanation.`,
        `${nameEs}: no tiene explicación.`,
      ),
    );
  return found;
}

export const checkQuiz = (record: SourceRecord): Finding[] =>
  (record.questions ?? []).flatMap((question, nth) => ofQuestion(record, question, nth));
