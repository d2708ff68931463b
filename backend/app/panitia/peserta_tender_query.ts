/** Participants of a running tender: those of its packages, as this reader may see them (decisions §2, §5). */
import { extname } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { bolehkah } from '@eproc/domain/common/rights'
import type { PaketTender, PartisipasiTender, PesertaTender } from '@eproc/domain/panitia/answers'
import { URUTAN_BUKAN_PEMENANG } from '@eproc/domain/panitia/status_tender'
import type { PenawaranRekanan } from '@eproc/domain/tender/penawaran/answers_penawaran'
import Paket from '#app/paket_berjalan/paket'
import { pelakuBeberapaPaket } from '#app/paket_berjalan/pelaku_paket'
import { paketTerbacaNilainya } from '#app/tender/evaluasi/boleh_baca_nilai'
import { nilaiBeberapaPaket, type NilaiRow } from '#app/tender/evaluasi/nilai_query'
import { penawaranBeberapaPaket } from '#app/tender/penawaran/penawaran_query'
import { pembacaPenawaran } from '#app/tender/penawaran/unduh_penawaran'
import type { Pelaku } from '#core/auth/actor'
import { sql } from '#core/database/sql'

type PaketRingkas = Pick<PaketTender, 'id' | 'kode' | 'statusPelaksanaan'>

/** Nobody else than pokja and PPK is told who takes part before the opening. */
export async function pesertaTender(
  pelaku: Pelaku,
  tenderId: number,
  paket: readonly PaketRingkas[]
): Promise<PesertaTender[]> {
  const ids = paket.map((p) => p.id)
  const hubungan = await pelakuBeberapaPaket(pelaku, ids)
  const semua = await Paket.query().whereIn('id', ids)
  const terbaca = new Set([...(await paketTerbacaNilainya(pelaku, semua))].map((p) => p.id))
  const pembaca = new Map(
    ids.map((id) => {
      const { pokja, ppkPaket } = hubungan(id)
      const { isi } = pembacaPenawaran(pelaku, hubungan(id))
      return [id, { pokja: pokja || ppkPaket, isi }]
    })
  )
  const penawaran = await penawaranBeberapaPaket(pembaca)
  const nilai = await nilaiBeberapaPaket(db, ids)
  const usul = await usulPenetapan([...terbaca])
  return paket.flatMap(({ id, kode, statusPelaksanaan }) => {
    const menilai =
      pembaca.get(id)!.isi &&
      statusPelaksanaan === 'A' &&
      bolehkah({ ...pelaku, ...hubungan(id) }, 'tender.evaluasi')
    const menurutRekanan = new Map((nilai.get(id) ?? []).map((n) => [n.vendorId, n]))
    return penawaran.get(id)!.flatMap((p) => {
      const { vendorId } = p
      if (vendorId === null || p.nama === null) return []
      const n = menurutRekanan.get(vendorId)
      const urutan = usul.get(id)?.get(vendorId) ?? null
      return {
        id: vendorId,
        nama: p.nama,
        paketId: id,
        kodePaket: kode,
        masuk: p.masuk,
        dibuka: (p.berkas ?? []).length > 0,
        terbaca: terbaca.has(id),
        dinilai: menilai && n !== undefined,
        partisipasi: partisipasi(tenderId, p, terbaca.has(id) ? n : undefined, urutan),
      }
    })
  })
}

/** Ranks of proposals that wait for the PPK, by package and vendor. */
async function usulPenetapan(
  paketIds: readonly number[]
): Promise<ReadonlyMap<number, ReadonlyMap<number, number>>> {
  const usul = await sql<{ paketId: number; isi: { vendorId: number; urutan: number }[] }>(
    db,
    `select distinct on (paket_id) paket_id as "paketId", isi from penetapan
      where paket_id = any(?) and status = 'usul' and jenis <> 'kualifikasi'
      order by paket_id, id desc`,
    [paketIds]
  )
  return new Map(
    usul.map(({ paketId, isi }) => [paketId, new Map(isi.map((u) => [u.vendorId, u.urutan]))])
  )
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
