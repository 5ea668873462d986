/** What the calendar's page reads and changes. */
import type { Endpoint } from "payload";
import { refused, said, signedIn } from "../answers.ts";
import { daysOfMonth, monthOf } from "./month.ts";
import { move } from "./move.ts";
import { observedHolidays } from "./occasions.ts";
import { dailyTypes, readComing, readItems, readPlanned } from "./read.ts";

const isMonth = (text: string) => /^(?:20[2-4]\d)-(?:0[1-9]|1[0-2])$/.test(text);

export const calendarEndpoints: Endpoint[] = [
  {
    path: "/calendar",
    method: "get",
    handler: signedIn(async (req) => {
      const month = String(req.query.month ?? "");
      if (!isMonth(month))
        return refused(
          400,
          "bad-request",
          said(req, { "en-US": "Name a month, such as 2026-12.", es: "Indica un mes, como 2026-12." }),
        );
      const [first, last] = [`${month}-01`, daysOfMonth(month).at(-1)!];
      const daily = await readItems(req, dailyTypes);
      const { shown: readings } = await readItems(req, ["dailyDevotional", "devotionalArticle"]);
      const coming = await readComing(req, first, last);
      const planned = await readPlanned(req, first, last);
      const days = monthOf({ month, holidays: observedHolidays(), daily, readings, coming, planned });
      return Response.json({ month, days }, { headers: { "cache-control": "private, no-store" } });
    }),
  },
  { path: "/calendar/move", method: "post", handler: signedIn(move) },
];
