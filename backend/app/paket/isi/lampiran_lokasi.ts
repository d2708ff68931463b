/** Attachments of the places of a package (S3 §3): each place has at most one, which stays while the form names it. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { paket as teks } from '@eproc/i18n/id/paket'
import type { PaketValues } from '#app/paket/isi/bentuk_paket'
import { dipakaiLain, type LampiranBaru } from '#app/paket/isi/berkas_paket'
import type Paket from '#app/paket_berjalan/paket'
import { rekamDokumen } from '#app/paket_berjalan/dokumen/rekam_dokumen'
import type { Actor } from '#core/auth/actor'
import { releaseFiles } from '#core/files/receive_files'
import { invalidField } from '#core/http/errors'

const milik = ({ listLokasiKerja }: PaketValues): string[] =>
  (listLokasiKerja ?? []).flatMap((l) => l.lampiran ?? [])

/** Puts the new files at their places. @throws 400 a place that is not there, a path that is not this package's */
export function pasangLampiran(previous: PaketValues, isi: PaketValues, baru: LampiranBaru): void {
  const tersimpan = milik(previous)
  const lokasi = isi.listLokasiKerja ?? []
  for (const [i, { lampiran }] of lokasi.entries()) {
    if (lampiran && !tersimpan.includes(lampiran)) {
      throw invalidField(`listLokasiKerja.${i}.lampiran`, 'exists', teks.aturan.lampiranLain)
    }
  }
  for (const i of baru.keys()) {
    if (!lokasi[i]) throw invalidField(`lampiranLokasi[${i}]`, 'exists', teks.aturan.lampiranLokasi)
  }
  isi.listLokasiKerja = lokasi.map((l, i) => {
    const berkas = baru.get(i)
    return berkas ? { ...l, lampiran: berkas.jalur } : l
  })
}

/** Once the places are stored: records the new files and lets go of those that nothing points to any more. */
export async function rekamLampiran(
  trx: TransactionClientContract,
  actor: Actor,
  paket: Paket,
  { previous, isi, baru }: { previous: PaketValues; isi: PaketValues; baru: LampiranBaru }
): Promise<void> {
  for (const [i, berkas] of baru) {
    const field = `lampiranLokasi[${i}]`
    await rekamDokumen(trx, actor, berkas, { kelas: 'paket', paketId: paket.id, field })
  }
  const tetap = milik(isi)
  for (const jalur of milik(previous)) {
    if (!tetap.includes(jalur) && !(await dipakaiLain(trx, jalur))) await releaseFiles(trx, jalur)
  }
}
