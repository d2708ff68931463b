/** The parts of an OCDS 1.1 release that the portal publishes; names and codes are the standard's. */
export type Tag =
  | 'planning'
  | 'tender'
  | 'tenderUpdate'
  | 'tenderAmendment'
  | 'tenderCancellation'
  | 'award'
  | 'awardUpdate'
  | 'awardCancellation'
  | 'contract'
  | 'contractUpdate'
  | 'contractTermination'
  | 'implementation'

export type PartyRole = 'buyer' | 'procuringEntity' | 'tenderer' | 'supplier'

/** ISO 8601 with Jakarta's offset */
type Moment = string

export interface Value {
  amount: number
  currency: 'IDR'
}
/** null takes away what an earlier release said */
export interface Period {
  startDate?: Moment | null
  endDate?: Moment | null
}
export interface OrganizationReference {
  id: string
  name: string
}
export interface Party extends OrganizationReference {
  roles: PartyRole[]
}
export interface OcdsDocument {
  id: string
  documentType: 'procurementPlan' | 'tenderNotice' | 'awardNotice'
  title: string
  url: string
  format: 'text/html'
  language: 'id'
}
export interface Milestone {
  id: string
  title: string
  type?: string
  description?: string
  dueDate?: Moment | null
  dateMet?: Moment
  status: 'scheduled' | 'met' | 'notMet'
}
export interface Amendment {
  id: string
  date: Moment
  description: string
  rationale?: string
}
export interface RelatedProcess {
  id: string
  relationship: ['unsuccessfulProcess']
  title: string
  scheme: 'ocid'
  identifier: string
}
export interface Planning {
  budget: { description: string; project?: string; projectID?: string }
  documents: OcdsDocument[]
}
export interface Tender {
  id: string
  status?: 'active' | 'cancelled' | 'unsuccessful' | 'complete'
  title?: string
  description?: string
  procuringEntity?: OrganizationReference
  value?: Value
  procurementMethod?: string
  procurementMethodDetails?: string
  mainProcurementCategory?: string
  additionalProcurementCategories?: readonly string[]
  awardCriteria?: string
  awardCriteriaDetails?: string
  submissionMethod?: ['electronicSubmission']
  eligibilityCriteria?: string
  tenderPeriod?: Period
  enquiryPeriod?: Period
  awardPeriod?: Period
  numberOfTenderers?: number
  tenderers?: OrganizationReference[]
  documents?: OcdsDocument[]
  milestones?: Milestone[]
  amendments?: Amendment[]
}
export interface Award {
  id: string
  status: 'pending' | 'active' | 'cancelled'
  title?: string
  date?: Moment
  value?: Value
  suppliers?: OrganizationReference[]
  documents?: OcdsDocument[]
}
export interface Contract {
  id: string
  awardID: string
  status: 'pending' | 'active' | 'cancelled' | 'terminated'
  title?: string
  period?: Period
  value?: Value
  dateSigned?: Moment
  implementation?: { milestones: Milestone[] }
}
/** What a release says beside its head. */
export interface MuatanRilis {
  parties?: Party[]
  planning?: Planning
  tender?: Tender
  awards?: Award[]
  contracts?: Contract[]
  relatedProcesses?: RelatedProcess[]
}
export interface Rilis extends MuatanRilis {
  ocid: string
  id: string
  date: Moment
  tag: readonly Tag[]
  initiationType: 'tender'
  language: 'id'
  buyer: OrganizationReference
}
