/** The facts of a package that releases are made of, as far as everybody may know them now (decisions §5). */
import {
  tahapPenawaran,
  type FaktaPaket,
  type PemenangFakta,
  type RekananFakta,
} from '@eproc/domain/ocds/fakta'
import { keMs } from '@eproc/domain/common/format'
import { tahapPembuka } from '@eproc/domain/tahap/pemasukan'
import { belumDitarik } from '#app/paket_berjalan/belum_ditarik'
import { keadaanPaket, type KeadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { diumumkanSaat } from '#app/paket_berjalan/keadaan/keadaan_tahap'
import { tampakBagiUmum } from '#app/paket_berjalan/lingkup_paket'
import { sepakatSejak } from '#app/paket_berjalan/keadaan/sepakat_query'
import { ocidBaru } from '#app/ocds/ocid'
import { textParameter } from '#core/database/parameter'
import { sql, type Koneksi } from '#core/database/sql'
import { alamat } from '#core/mail/letter_template'

type PaketRow = Omit<
  FaktaPaket,
  | 'kini'
  | 'templat'
  | 'jadwal'
  | 'jumlahPenawar'
  | 'pembukaan'
  | 'pemenang'
  | 'halaman'
  | 'pembeli'
  | 'asal'
> & { asal: { ocid: string | null; kode: string; nama: string } | null }

const ISI = `
  p.kode, p.nama, p.deskripsi, p.tahun_anggaran as tahun, p.jenis_pengadaan as jenis,
  p.metode_pemilihan as metode, p.kualifikasi, p.metode_evaluasi as "metodeEvaluasi",
  p.total_pagu as hps, p.is_usaha_kecil as "isUsahaKecil", p.status_pelaksanaan as status, p.alasan,
  p.diterbitkan_pada as "diterbitkanPada", p.diubah_pada as "diubahPada",
  p.berhenti_pada as "berhentiPada", p.selesai_daftar as "selesaiDaftar",
  jsonb_build_object('kode', d.kode, 'nama', d.nama) as divisi,
  (select coalesce(jsonb_agg(jsonb_build_object('kode', k.kode, 'nama', k.nama) order by k.kode), '[]')
     from paket_kbli pk join kbli k on k.id = pk.kbli_id where pk.paket_id = p.id) as kbli,
  (select coalesce(jsonb_agg(distinct f.sumber_dana), '[]')
     from paket_pendanaan f where f.paket_id = p.id) as "sumberDana",
  (select coalesce(jsonb_agg(distinct jsonb_build_object('kode', r.kode, 'nama', r.nama)), '[]')
     from paket_pendanaan f join kegiatan k on k.id = f.kegiatan_id and k.persetujuan = 'AD'
     join program r on r.id = k.program_id where f.paket_id = p.id) as program,
  (select jsonb_build_object('kode', a.kode, 'nama', a.nama,
            'ocid', (select o.ocid from rilis_ocds o where o.paket_id = a.id limit 1))
     from paket a where a.id = p.paket_asal_id and ${tampakBagiUmum('a')}) as asal,
  (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'disetujuiPada', v.disetujui_pada, 'baris',
            (select coalesce(jsonb_agg(jsonb_build_object('urut', b.urut, 'include', b.include,
                      'mulai', b.mulai, 'selesai', b.selesai, 'includeLama', b.include_lama,
                      'mulaiLama', b.mulai_lama, 'selesaiLama', b.selesai_lama) order by b.urut), '[]')
               from jadwal_revisi_baris b where b.revisi_id = v.id)) order by v.id), '[]')
     from jadwal_revisi v where v.paket_id = p.id and v.status = 'disetujui') as revisi,
  case when p.tgl_kontrak is not null then jsonb_build_object('tglKontrak', p.tgl_kontrak,
    'mulai', p.mulai_kontrak, 'selesai', p.selesai_kontrak, 'nilai', p.nilai_kontrak,
    'kunciSpmk', p.kunci_spmk) end as kontrak`

/** Null for a package that is in no public list. */
export async function faktaPaket(connection: Koneksi, paketId: number): Promise<FaktaPaket | null> {
  const [b] = await sql<PaketRow>(
    connection,
    `select ${ISI} from paket p join divisi d on d.kode = p.satuan_kerja
      where p.id = ? and ${tampakBagiUmum()}`,
    [paketId]
  )
  if (!b) return null
  const { metode: metodePemilihan, kualifikasi, jenis: jenisPengadaan } = b
  const k = await keadaanPaket(
    { id: paketId, metodePemilihan, kualifikasi, jenisPengadaan },
    connection
  )
  const penawar = await penawarPaket(connection, paketId, k)
  return {
    ...b,
    asal: b.asal && { ...b.asal, ocid: b.asal.ocid ?? (await ocidBaru(b.asal.kode)) },
    kini: k.kini,
    templat: k.templat,
    jadwal: k.jadwal,
    jumlahPenawar: penawar.semua.length,
    pembukaan: penawar.dibuka && { pada: penawar.dibuka, penawar: penawar.semua },
    pemenang: await pemenangPaket(connection, paketId, k),
    pembeli: await textParameter('NAMA_PERUSAHAAN'),
    halaman: {
      rencana: alamat(`/rencana-pengadaan?tahun=${b.tahun}`),
      paket: alamat(`/lelang?${new URLSearchParams({ q: b.kode, tahun: String(b.tahun) })}`),
      hasil: alamat(`/hasil-tender?${new URLSearchParams({ q: b.kode })}`),
    },
  }
}

/** Who handed in an offer, and when the offers were opened; names are nobody's business before that. */
async function penawarPaket(
  connection: Koneksi,
  paketId: number,
  { templat }: KeadaanPaket
): Promise<{ semua: RekananFakta[]; dibuka: Date | null }> {
  const tahap = tahapPenawaran(templat)!
  const semua = await sql<RekananFakta>(
    connection,
    `select r.no_registrasi as "noRegistrasi", r.nama from rekanan r
      where exists (select from penawaran o where o.paket_id = ? and o.tahap = ? and o.rekanan_id = r.id
                       and ${belumDitarik('o')})
        and not exists (select from peserta s where s.paket_id = ? and s.rekanan_id = r.id
                           and s.mundur_pada is not null) order by r.id`,
    [paketId, tahap.kunci, paketId]
  )
  const [buka] = await sql<{ pada: Date }>(
    connection,
    `select disahkan_pada as pada from pembukaan
      where paket_id = ? and tahap = ? and disahkan_pada is not null`,
    [paketId, tahapPembuka(templat, tahap)?.kunci ?? '']
  )
  return { semua, dibuka: buka?.pada ?? null }
}

interface PemenangRow extends RekananFakta {
  rekananId: number
  nilai: number | null
  harga: number | null
  sppbj: Date | null
  tegas: Date | null
}

/** The winner, once its announcement has taken effect: nothing of prices is read before. */
async function pemenangPaket(
  connection: Koneksi,
  paketId: number,
  k: KeadaanPaket
): Promise<PemenangFakta | null> {
  if (!diumumkanSaat(k).has('pemenang')) return null
  const [b] = await sql<PemenangRow>(
    connection,
    `select e.rekanan_id as "rekananId", r.no_registrasi as "noRegistrasi", r.nama,
            e.nilai_penawaran as nilai, e.negosiasi_harga as harga, s.tgl_kirim as sppbj,
            (select max(t.ditegaskan_pada) from penetapan t
              where t.paket_id = e.paket_id and t.status = 'tegas' and t.jenis <> 'kualifikasi') as tegas
       from evaluasi e join rekanan r on r.id = e.rekanan_id
       left join sppbj s on s.paket_id = e.paket_id and s.rekanan_id = e.rekanan_id
      where e.paket_id = ? and e.urutan = 1 and e.gugur_pada is null`,
    [paketId]
  )
  if (!b) return null
  const { rekananId, noRegistrasi, nama, nilai, harga, sppbj, tegas } = b
  const umum = k.templat.find((t) => t.umumkan?.includes('pemenang'))
  const mulai = keMs(k.jadwal.find((j) => j.kunci === umum?.kunci)?.mulai) ?? 0
  const sepakat = await sepakatSejak(connection, k, { paketId, rekananId })
  return {
    rekananId,
    noRegistrasi,
    nama,
    nilai,
    diumumkanPada: Math.max(mulai, keMs(tegas) ?? 0),
    negosiasi: harga !== null && sepakat ? { harga, pada: sepakat } : null,
    sppbj: { perlu: adaTahapSppbj(k), pada: sppbj },
  }
}

const adaTahapSppbj = (k: KeadaanPaket): boolean =>
  k.templat.some(
    (t) => t.staf.includes('sppbj') && k.jadwal.some((j) => j.kunci === t.kunci && j.include)
  )
