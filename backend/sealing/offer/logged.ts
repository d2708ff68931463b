/** Things of the log as an act is judged by them: what a commitment says, what a proof shows, and the stages of a schedule. */
import { base64, hex } from '../bytes.ts'
import { commitment } from '../log/batch.ts'
import type { LogProof } from '../log/proof.ts'

/** A thing of the log: its content, and the salt without which nobody confirms a guess. */
export interface Logged {
  readonly kind: string
  readonly salt: Uint8Array
  readonly content: string
}

/** As requests name it. */
export const namedInLog = async ({ kind, salt, content }: Logged): Promise<string> =>
  hex(await commitment(kind, salt, content))

/** Whether the proof is about this thing; that it holds is `checkProof`'s. */
export const isOf = (proof: LogProof, { kind, salt, content }: Logged): boolean =>
  proof.jenis === kind && proof.garam === base64(salt) && proof.isi === content

/** As the schedule is written. */
export const wholeSeconds = (time: string): number => Math.floor(Date.parse(time) / 1000) * 1000

interface LoggedStage {
  readonly kunci: string
  readonly mulai: string
  readonly selesai: string
}

/** The stages as the log has them, in their order. @throws where it is no schedule */
export const stagesOf = ({ content }: Pick<Logged, 'content'>): readonly LoggedStage[] =>
  (JSON.parse(content) as { tahap: LoggedStage[] }).tahap
