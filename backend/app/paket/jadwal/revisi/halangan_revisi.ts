/** Why a waiting revision is not decided: asked before it is offered, and again when it is done (decisions §2, §5). */
import { bolehkah, bolehMenyetujui } from '@eproc/domain/common/rights'
import type { PaketRevisi } from '@eproc/domain/paket/answers'
import { paket as teks } from '@eproc/i18n/id/paket'
import type Paket from '#app/paket_berjalan/paket'
import type { Pelaku } from '#core/auth/actor'

type Status = Pick<Paket, 'statusPelaksanaan'>

/** By nobody: a package that has ended keeps its schedule. */
export const halanganPaket = ({ statusPelaksanaan }: Status): string | null =>
  'AP'.includes(statusPelaksanaan) ? null : teks.errors.bukanBerjalan

/** By this person: nobody approves what they submitted. */
export const halanganPengaju = (penggunaId: number, pengajuId: number | null): string | null =>
  bolehMenyetujui(penggunaId, [pengajuId]) ? null : teks.errors.revisiSendiri

/** What a list and its dialog offer of it. */
export function bisaRevisi(
  pelaku: Pelaku,
  paket: Status,
  pengajuId: number | null
): Pick<PaketRevisi, 'dapatDiperiksa' | 'bolehSetujui' | 'halangan'> {
  const berhak = bolehkah(pelaku, 'jadwal.revisi.setujui')
  const halangan = halanganPengaju(pelaku.id, pengajuId) ?? halanganPaket(paket)
  return {
    dapatDiperiksa: halanganPaket(paket) === null,
    bolehSetujui: berhak && halangan === null,
    halangan: berhak ? halangan : null,
  }
}
