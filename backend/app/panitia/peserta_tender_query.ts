/** Participants of a running tender: those of its packages, as this reader may see them (decisions §2, §5). */
import { extname } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { bolehkah } from '@eproc/domain/common/rights'
import type { PaketTender, PartisipasiTender, PesertaTender } from '@eproc/domain/panitia/answers'
import { URUTAN_BUKAN_PEMENANG } from '@eproc/domain/panitia/status_tender'
import type { PenawaranRekanan } from '@eproc/domain/tender/penawaran/answers_penawaran'
import Paket from '#app/paket_berjalan/paket'
import { pelakuPaket } from '#app/paket_berjalan/pelaku_paket'
import { bolehBacaNilai } from '#app/tender/evaluasi/boleh_baca_nilai'
import { muatNilai, type NilaiRow } from '#app/tender/evaluasi/nilai_query'
import { listPenawaran } from '#app/tender/penawaran/penawaran_query'
import { bolehIsi } from '#app/tender/penawaran/unduh_penawaran'
import type { Pelaku } from '#core/auth/actor'
import { sql } from '#core/database/sql'

type PaketRingkas = Pick<PaketTender, 'id' | 'kode' | 'statusPelaksanaan'>

/** Of one package. Nobody else than pokja and PPK is told who takes part before the opening. */
export async function pesertaPaket(
  pelaku: Pelaku,
  tenderId: number,
  paket: PaketRingkas
): Promise<PesertaTender[]> {
  const hubungan = await pelakuPaket(pelaku, paket.id)
  const { isi } = await bolehIsi(pelaku, paket.id)
  const terbaca = await bolehBacaNilai(pelaku, await Paket.findOrFail(paket.id))
  const namaTampak = hubungan.pokja || hubungan.ppkPaket
  const penawaran = await listPenawaran(paket.id, { pokja: namaTampak, isi })
  const nilai = new Map((await muatNilai(db, paket.id)).map((n) => [n.vendorId, n]))
  const usul = terbaca ? await usulPenetapan(paket.id) : new Map<number, number>()
  const jalan = paket.statusPelaksanaan === 'A'
  const menilai = isi && jalan && bolehkah({ ...pelaku, ...hubungan }, 'tender.evaluasi')
  return penawaran.flatMap((p) => {
    const { vendorId } = p
    if (vendorId === null || p.nama === null) return []
    const n = nilai.get(vendorId)
    return {
      id: vendorId,
      nama: p.nama,
      paketId: paket.id,
      kodePaket: paket.kode,
      masuk: p.masuk,
      dibuka: (p.berkas ?? []).length > 0,
      terbaca,
      dinilai: menilai && n !== undefined,
      partisipasi: partisipasi(tenderId, p, terbaca ? n : undefined, usul.get(vendorId) ?? null),
    }
  })
}

/** Ranks of a proposal that waits for the PPK. */
async function usulPenetapan(paketId: number): Promise<Map<number, number>> {
  const [usul] = await sql<{ isi: { vendorId: number; urutan: number }[] }>(
    db,
    `select isi from penetapan where paket_id = ? and status = 'usul' and jenis <> 'kualifikasi'
      order by id desc limit 1`,
    [paketId]
  )
  return new Map((usul?.isi ?? []).map((u) => [u.vendorId, u.urutan]))
}

function partisipasi(
  tenderId: number,
  p: PenawaranRekanan,
  n: NilaiRow | undefined,
  usulUrutan: number | null
): PartisipasiTender {
  const berkas = (p.berkas ?? [])
    .filter((b) => b.url !== null)
    .map((b) => ({
      jenis: b.jenis,
      nama: b.nama,
      url: `/tender/${tenderId}/Vendor/${b.id}-${b.jenis}${extname(b.nama) || '.pdf'}`,
    }))
  return {
    fileDokumenPenawaran: berkas[0]?.url ?? null,
    berkas,
    hargaPenawaran: p.hargaPenawaran ?? null,
    hargaTerkoreksi: n?.nilaiPenawaran ?? null,
    hargaNegosiasi: n?.negosiasiHarga ?? null,
    evaluasiAdministrasi: n?.hasilAdministrasi ?? null,
    evaluasiKualifikasi: n?.hasilKualifikasi ?? null,
    evaluasiTeknis: n?.lulusTeknis ?? null,
    evaluasiHarga: n?.lulusHarga ?? null,
    pembuktianKualifikasi: n?.lulusKualifikasi ?? null,
    hasilTeknis: n?.hasilTeknis ?? null,
    hasilHarga: n?.hasilHarga ?? null,
    catatanKoreksi: n?.catatanKoreksi ?? null,
    alasan: n?.alasan ?? {},
    pemenang: n?.urutan === 1,
    urutan: n?.urutan || URUTAN_BUKAN_PEMENANG,
    usulUrutan,
    versi: n?.versi ?? 0,
  }
}
