import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { alasanTolakDaftar } from '@eproc/domain/pendaftaran'
import { keIso } from '@eproc/domain/format'
import { pemasukanPertama, templatUntuk } from '@eproc/domain/tahap/templat'
import { tender as teks } from '@eproc/i18n/id/tender'
import type Paket from '#app/paket/paket'
import { anggotaPokja } from '#app/paket/kabari_paket'
import { paketRekanan } from '#app/paket/paket_rekanan'
import { faktaRekanan } from '#app/tender/peserta/fakta_rekanan'
import { bentrok, bidangSalah } from '#inti/galat'
import { catat, type SumberJurnal } from '#inti/jurnal'
import { nomorBerikut } from '#inti/nomor'
import { beritahu } from '#inti/notifikasi'
import { sql } from '#inti/sql'
import { sqlSekarang } from '#inti/waktu'

/** The pact in force, as it is stored with a registration: version, heading, promises. */
export function teksPakta(): string {
  const { versi, judul, pembuka, butir } = teks.pakta
  return [`${judul} (versi ${versi})`, pembuka, ...butir.map((b, i) => `${i + 1}. ${b}`)].join('\n')
}

interface BarisPeserta {
  id: number
  nomor: number
  mundur_pada: Date | null
}

const cariPeserta = async (
  trx: TransactionClientContract,
  paketId: number,
  rekananId: number
): Promise<BarisPeserta | undefined> =>
  (
    await sql<BarisPeserta>(
      trx,
      'select id, nomor, mundur_pada from peserta where paket_id = ? and rekanan_id = ? for update',
      [paketId, rekananId]
    )
  )[0]

async function syaratSekarang(trx: TransactionClientContract, paket: Paket, rekananId: number) {
  const [b] = await sql<{
    kini: number
    status: Paket['statusPelaksanaan']
    mulai: Date | null
    selesai: Date | null
    kbli: number[] | null
    diundang: boolean
  }>(
    trx,
    `select (extract(epoch from ${sqlSekarang()}) * 1000)::float8 as kini, p.status_pelaksanaan as status,
            p.mulai_daftar as mulai, p.selesai_daftar as selesai,
            (select array_agg(k.kbli_id) from paket_kbli k where k.paket_id = p.id) as kbli,
            exists (select 1 from undangan u where u.paket_id = p.id and u.tipe = 'P'
                       and u.rekanan_id = ?) as diundang
       from paket p where p.id = ?`,
    [rekananId, paket.id]
  )
  return b!
}

/**
 * Registers the vendor. The package, the vendor and the counter of participants are held until the transaction ends:
 * the window is judged by the database's clock, numbers have no gaps, a second DAFTAR answers 409.
 */
export async function daftarkanPeserta(
  trx: TransactionClientContract,
  sumber: SumberJurnal,
  {
    paketId,
    rekananId,
    paktaTeks,
  }: { paketId: number; rekananId: number; paktaTeks?: string | null }
): Promise<{ nomor: number; terdaftarPada: string }> {
  const paket = await paketRekanan(rekananId, paketId, trx)
  if (paktaTeks && paktaTeks.trim() !== teksPakta()) {
    throw bidangSalah('paktaTeks', 'usang', teks.daftar.paktaUsang)
  }
  await sql(trx, 'select id from paket where id = ? for share', [paket.id])
  const rekanan = await faktaRekanan(rekananId, trx, true)
  const nomorBaru = await nomorBerikut(trx, `peserta.${paket.id}`)
  const lama = await cariPeserta(trx, paket.id, rekananId)
  const kini = await syaratSekarang(trx, paket, rekananId)
  const alasan = alasanTolakDaftar(
    {
      statusPelaksanaan: kini.status,
      metodePemilihan: paket.metodePemilihan,
      jenisPeserta: paket.jenisPeserta,
      isUsahaKecil: paket.isUsahaKecil,
      kbli: kini.kbli ?? [],
      mulaiDaftar: kini.mulai,
      selesaiDaftar: kini.selesai,
    },
    rekanan,
    {
      terdaftar: lama !== undefined && lama.mundur_pada === null,
      diundang: kini.diundang,
      sekarang: kini.kini,
    }
  )
  if (alasan) throw bentrok(alasan)

  // Who comes back after withdrawing keeps the number; the drawn one is given back.
  if (lama)
    await sql(trx, 'update nomor_urut set terakhir = terakhir - 1 where kunci = ?', [
      `peserta.${paket.id}`,
    ])
  const [baris] = lama
    ? await sql<{ nomor: number; pada: Date }>(
        trx,
        `update peserta set mundur_pada = null, pakta_teks = ?, pakta_pada = ${sqlSekarang()},
                terdaftar_pada = ${sqlSekarang()}
          where id = ? returning nomor, terdaftar_pada as pada`,
        [teksPakta(), lama.id]
      )
    : await sql<{ nomor: number; pada: Date }>(
        trx,
        `insert into peserta (paket_id, rekanan_id, nomor, terdaftar_pada, pakta_teks, pakta_pada)
         select ?, ?, ?, s, ?, s from (select ${sqlSekarang()} as s) waktu
         returning nomor, terdaftar_pada as pada`,
        [paket.id, rekananId, nomorBaru, teksPakta()]
      )
  await catat(trx, sumber, {
    aksi: 'peserta.daftar',
    objek: 'paket',
    objekId: paket.id,
    rincian: { rekananId, nomor: baris!.nomor, paktaVersi: teks.pakta.versi },
  })
  return { nomor: baris!.nomor, terdaftarPada: keIso(baris!.pada)! }
}

/** Withdraws before the first submission has ended; what was handed in is not opened any more. */
export async function mundurkanPeserta(
  trx: TransactionClientContract,
  sumber: SumberJurnal,
  { paketId, rekananId, alasan }: { paketId: number; rekananId: number; alasan: string | null }
): Promise<void> {
  const paket = await paketRekanan(rekananId, paketId, trx)
  await sql(trx, 'select id from paket where id = ? for share', [paket.id])
  const lama = await cariPeserta(trx, paket.id, rekananId)
  if (!lama || lama.mundur_pada !== null) throw bentrok(teks.daftar.mundurTolak.bukanPeserta)
  const templat = templatUntuk(paket.metodePemilihan, paket.kualifikasi)
  const [b] = await sql<{ boleh: boolean }>(
    trx,
    `select p.status_pelaksanaan in ('A','P') and coalesce(${sqlSekarang()} < j.selesai, false) as boleh
       from paket p left join jadwal j on j.paket_id = p.id and j.kunci = ? where p.id = ?`,
    [pemasukanPertama(templat)?.kunci ?? '', paket.id]
  )
  if (!b?.boleh) throw bentrok(teks.daftar.mundurTolak.sudahTutup)
  await sql(trx, `update peserta set mundur_pada = ${sqlSekarang()} where id = ?`, [lama.id])
  await catat(trx, sumber, {
    aksi: 'peserta.mundur',
    objek: 'paket',
    objekId: paket.id,
    rincian: { rekananId, nomor: lama.nomor },
    alasan,
  })
  await beritahu(trx, {
    penerimaId: await anggotaPokja(trx, paket.id),
    namaPengirim: teks.nama.peserta(lama.nomor),
    pesan: teks.daftar.mundurKabar(teks.nama.peserta(lama.nomor), paket.nama),
    tautan: '/ppk/tender',
  })
}
