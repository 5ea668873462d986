import { memberApi } from "../../../contracts/member-paths.ts";
import {
  type OperatorReport,
  type OperatorTable,
  operatorExportPath,
  operatorReport,
  operatorReportPath,
} from "../../../contracts/operator.ts";
import { siteSettings } from "../../settings.ts";
import { memberFetch } from "../identity/member-fetch.ts";

export interface Range {
  from: string;
  to: string;
}

const call = (path: string, range: Partial<Range>) =>
  memberFetch(`${memberApi(siteSettings().productName)}${path}?${new URLSearchParams(range)}`);

/** Undefined when it could not be had; without a range the server chooses the last thirty days. */
export async function loadReport(range: Partial<Range>): Promise<OperatorReport | undefined> {
  const answer = await call(operatorReportPath, range);
  return answer.ok ? operatorReport.parse(await answer.json()) : undefined;
}

/** The table as a file. The token goes in a header, so a plain link will not do. */
export async function saveTable(table: OperatorTable, range: Range): Promise<void> {
  const answer = await call(operatorExportPath(table), range);
  if (!answer.ok) return;
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = `${table}-${range.from}-${range.to}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}
