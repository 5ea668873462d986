import { Unsaved as Unsaved_ea9ae96cc309655207071e0790dd8574 } from '../../../components/unsaved.tsx'
import { LanguagesPanel as LanguagesPanel_ba3401aff8755702af02cdfa6de6def5 } from '../../../components/languages-panel.tsx'
import { CheckPanel as CheckPanel_c8c597b5e2fb7880cd9a9f1048f42385 } from '../../../components/check-panel.tsx'
import { OfferedVersion as OfferedVersion_a4c8b7a5c03b7666e996135e5dcb8b4f } from '../../../offered/offered-version.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PasteTables as PasteTables_147420c27093af74a79a1ff95e251c38 } from '../../../rich-text/paste-tables.tsx'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PassageText as PassageText_025633084e97e85e8cc1a380e863a13b } from '../../../components/passage-text.tsx'
import { ReferenceLabel as ReferenceLabel_afb78cf1cd2799eff854b947856231ec } from '../../../components/reference-label.tsx'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SideBySide as SideBySide_a4a5c621db3a9b917e2aa6ff54a0ee9f } from '../../../components/side-by-side.tsx'
import { PublishButton as PublishButton_f44606a2e7e29981d8103ea3def910c5 } from '../../../components/publish-button.tsx'
import { RolesTable as RolesTable_c832fb511c2ab08aa243054306a2aef8 } from '../../../who/roles-table.tsx'
import { Icon as Icon_78e9f786c9ba95795d26edc45e1fa448 } from '../../../components/brand.tsx'
import { Logo as Logo_78e9f786c9ba95795d26edc45e1fa448 } from '../../../components/brand.tsx'
import { Tasks as Tasks_4455ea88a8010d0f0b567f97b63c283a } from '../../../components/tasks.tsx'
import { SignIn as SignIn_18b8d7aa65ecc8343a8661f9d0da4a32 } from '../../../components/sign-in.tsx'
import { CalendarLink as CalendarLink_0da3e6dcdcab6ba34784b06fc5ae480e } from '../../../calendar/nav-link.tsx'
import { WaitingLink as WaitingLink_8e21eae2336430870d71fc78b1fcc771 } from '../../../components/waiting-link.tsx'
import { Renewal as Renewal_c4395327018b0e7e05de4018a3a4b49f } from '../../../components/renewal.tsx'
import { RoleMark as RoleMark_33a64e6ae864bb6e1c6fcc9e8b70daaa } from '../../../components/role.tsx'
import { ControlNames as ControlNames_9c6ca5419e5eb419d11447c96826ef18 } from '../../../components/control-names.tsx'
import { CalendarView as CalendarView_35c5af684074344de1d9051063d8dd48 } from '../../../calendar/view.tsx'
import { Waiting as Waiting_e3c63c3d2f988e7c856686aaeb13ae20 } from '../../../components/waiting.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/unsaved.tsx#Unsaved": Unsaved_ea9ae96cc309655207071e0790dd8574,
  "/components/languages-panel.tsx#LanguagesPanel": LanguagesPanel_ba3401aff8755702af02cdfa6de6def5,
  "/components/check-panel.tsx#CheckPanel": CheckPanel_c8c597b5e2fb7880cd9a9f1048f42385,
  "/offered/offered-version.tsx#OfferedVersion": OfferedVersion_a4c8b7a5c03b7666e996135e5dcb8b4f,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/rich-text/paste-tables.tsx#PasteTables": PasteTables_147420c27093af74a79a1ff95e251c38,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/passage-text.tsx#PassageText": PassageText_025633084e97e85e8cc1a380e863a13b,
  "/components/reference-label.tsx#ReferenceLabel": ReferenceLabel_afb78cf1cd2799eff854b947856231ec,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/side-by-side.tsx#SideBySide": SideBySide_a4a5c621db3a9b917e2aa6ff54a0ee9f,
  "/components/publish-button.tsx#PublishButton": PublishButton_f44606a2e7e29981d8103ea3def910c5,
  "/who/roles-table.tsx#RolesTable": RolesTable_c832fb511c2ab08aa243054306a2aef8,
  "/components/brand.tsx#Icon": Icon_78e9f786c9ba95795d26edc45e1fa448,
  "/components/brand.tsx#Logo": Logo_78e9f786c9ba95795d26edc45e1fa448,
  "/components/tasks.tsx#Tasks": Tasks_4455ea88a8010d0f0b567f97b63c283a,
  "/components/sign-in.tsx#SignIn": SignIn_18b8d7aa65ecc8343a8661f9d0da4a32,
  "/calendar/nav-link.tsx#CalendarLink": CalendarLink_0da3e6dcdcab6ba34784b06fc5ae480e,
  "/components/waiting-link.tsx#WaitingLink": WaitingLink_8e21eae2336430870d71fc78b1fcc771,
  "/components/renewal.tsx#Renewal": Renewal_c4395327018b0e7e05de4018a3a4b49f,
  "/components/role.tsx#RoleMark": RoleMark_33a64e6ae864bb6e1c6fcc9e8b70daaa,
  "/components/control-names.tsx#ControlNames": ControlNames_9c6ca5419e5eb419d11447c96826ef18,
  "/calendar/view.tsx#CalendarView": CalendarView_35c5af684074344de1d9051063d8dd48,
  "/components/waiting.tsx#Waiting": Waiting_e3c63c3d2f988e7c856686aaeb13ae20,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
