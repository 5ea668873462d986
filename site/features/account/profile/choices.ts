import type { profileChoices } from "../../../../contracts/member-paths.ts";
import { m } from "../../../i18n/paraglide/messages.js";

type Choices = typeof profileChoices;
interface Choice<Value extends string> {
  label(): string;
  options: Record<Value, () => string>;
}

/** Labels of the profile's options; "prefer not to say" is an empty string. */
export const choices: { [Name in keyof Choices]: Choice<Choices[Name][number]> } = {
  relationshipStatus: {
    label: m.account_relationship,
    options: {
      single: m.account_relationship_single,
      dating: m.account_relationship_dating,
      engaged: m.account_relationship_engaged,
      married: m.account_relationship_married,
      separated: m.account_relationship_separated,
      divorced: m.account_relationship_divorced,
      widowed: m.account_relationship_widowed,
    },
  },
  ageRange: {
    label: m.account_age,
    options: {
      "under-18": m.account_age_under_18,
      "18-24": m.account_age_18_24,
      "25-34": m.account_age_25_34,
      "35-44": m.account_age_35_44,
      "45-54": m.account_age_45_54,
      "55-64": m.account_age_55_64,
      "65-plus": m.account_age_65_plus,
    },
  },
  gender: {
    label: m.account_gender,
    options: { female: m.account_gender_female, male: m.account_gender_male },
  },
};
