import type { SpkAnswer } from '@eproc/domain/spk/answers'
import { jumlahPekerjaan, type HeaderInput } from '@eproc/domain/spk/aturan_spk'
import { angka, rupiah } from '@eproc/domain/common/format'

/** What the form holds. `versi`: of the work order that it would replace. */
export interface SpkValues {
  versi: number | null
  spk: HeaderInput[]
}

export const toValues = ({ versi, spk }: SpkAnswer): SpkValues => ({
  versi,
  spk: spk.map((h) => ({
    nama: h.nama,
    tipeBiaya: h.tipeBiaya,
    spk_pekerjaan: h.spk_pekerjaan.map(({ nama, quantity, satuan, hargaSatuan }) => ({
      nama,
      quantity,
      satuan,
      hargaSatuan,
    })),
  })),
})

/** Every line in words, by its group, header and name; names may come twice. */
export function spokenLines(list: readonly HeaderInput[]): Map<string, string> {
  const lines = new Map<string, string>()
  for (const h of list)
    for (const p of h.spk_pekerjaan ?? []) {
      const name = `${h.tipeBiaya}: ${h.nama ?? ''} / ${p.nama ?? ''}`
      let key = name
      for (let n = 2; lines.has(key); n++) key = `${name} (${n})`
      const factors = [angka(p.quantity, 3), angka(p.satuan, 3), rupiah(p.hargaSatuan)].join(' × ')
      lines.set(key, `${factors} = ${rupiah(jumlahPekerjaan(p))}`)
    }
  return lines
}
