/** Proofs of the log as a server answers them, in the shapes that a browser checks them in. */
import type { LogProof } from '../log/proof.ts'
import type { OpeningProofs } from './opening_log.ts'
import type { OrderProofs } from './order_log.ts'
import type { SetProofs } from './trust.ts'

/** Each `object` is an answer about one leaf; `checkProof` judges it. */
export interface SetProofsText {
  set: object
  pemegang: readonly { daftar: object; jaminan: object; penjamin: object }[]
}
export interface OpeningProofsText {
  himpunan: SetProofsText
  jadwal: object
  penutupan: object
  kunciRekanan: readonly object[]
  hakMasuk: object | null
}

export interface OrderProofsText {
  himpunan: SetProofsText
  perintah: object
  jadwal: object
}

export const proof = (answer: object): LogProof => answer as LogProof

export const setProofs = ({ set, pemegang }: SetProofsText): SetProofs => ({
  set: proof(set),
  holders: pemegang.map(({ daftar, jaminan, penjamin }) => ({
    enrolment: proof(daftar),
    vouching: proof(jaminan),
    voucher: proof(penjamin),
  })),
})

export const openingProofs = (answer: OpeningProofsText): OpeningProofs => ({
  set: setProofs(answer.himpunan),
  schedule: proof(answer.jadwal),
  closing: proof(answer.penutupan),
  vendorKeys: answer.kunciRekanan.map(proof),
  entitled: answer.hakMasuk && proof(answer.hakMasuk),
})

export const orderProofs = ({ himpunan, perintah, jadwal }: OrderProofsText): OrderProofs => ({
  set: setProofs(himpunan),
  order: proof(perintah),
  schedule: proof(jadwal),
})

const headsOf = ({ set, pemegang }: SetProofsText): string[] =>
  [set, ...pemegang.flatMap(({ daftar, jaminan, penjamin }) => [daftar, jaminan, penjamin])].map(
    (one) => proof(one).checkpoint
  )

/** Whether all lead to one head: whoever fetches no tiles cannot compare two. A batch may fall between two of them. */
export const haveOneHead = (set: SetProofsText, beside: readonly object[] = []): boolean =>
  new Set([...headsOf(set), ...beside.map((one) => proof(one).checkpoint)]).size === 1

/** The same of all that an opening is judged by. */
export const openingHasOneHead = (answer: OpeningProofsText): boolean =>
  haveOneHead(answer.himpunan, [
    answer.jadwal,
    answer.penutupan,
    ...answer.kunciRekanan,
    ...(answer.hakMasuk ? [answer.hakMasuk] : []),
  ])
