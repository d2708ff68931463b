import vine from '@vinejs/vine'
import { aturanDivisi } from '@eproc/domain/aturan_master'
import type { JawabanDivisi } from '@eproc/domain/jawaban/master'
import { master as teksMaster } from '@eproc/i18n/id/master'
import { terlarang } from '#inti/galat'
import { bulat, teks } from '#inti/isian'
import { sql } from '#inti/sql'
import type { SumberMaster } from '#app/master/data/sumber_master'

export const divisiValidator = vine.create({
  id: bulat(-1),
  kode: teks(255),
  nama: teks(255),
  nick: teks(255),
  parent: teks(30),
  versi: bulat(1),
})

/** Divisions and directorates (S2 §3); `parent` is the code of a unit that has no parent itself. */
export const DIVISI: SumberMaster<JawabanDivisi> = {
  nama: 'divisi',
  tabel: 'divisi',
  objek: teksMaster.objek.divisi,
  kolom: ['kode', 'nama', 'nick', 'parent'],
  cari: ['kode', 'nama', 'nick'],
  urut: { id: 'm.id', kode: 'm.kode', nama: 'm.nama', nick: 'm.nick', parent: 'm.parent' },
  pilih: `m.id, m.kode, m.nama, m.nick, m.parent, m.is_ppk, m.versi,
    (select count(*)::int from divisi b where b.parent = m.kode) as jumlah_bawahan,
    (select count(*)::int from pengguna p where p.divisi_kode = m.kode) as jumlah_pengguna`,
  unik: {
    divisi_kode_key: ['kode', teksMaster.aturan.kodeDipakai],
    divisi_nick_unik: ['nick', teksMaster.aturan.nickDipakai],
  },
  validator: divisiValidator,
  baca: (ctx) => ctx.request.validateUsing(divisiValidator),
  aturan: async (koneksi, isi, lama) => {
    const atas = await sql<{ kode: string }>(
      koneksi,
      'select kode from divisi where parent is null'
    )
    return aturanDivisi(isi, {
      direktorat: atas.map((d) => d.kode),
      ...(lama
        ? { kodeLama: String(lama.kode), punyaBawahan: Number(lama.jumlah_bawahan) > 0 }
        : {}),
    })
  },
  jaga: async (koneksi, oleh, isi, lama) => {
    if (isi.nick?.toLowerCase() === String(lama.nick).toLowerCase()) return
    const anggota = await sql(koneksi, 'select 1 from pengguna where id = ? and divisi_kode = ?', [
      oleh.pelaku.id,
      lama.kode,
    ])
    // The nickname gives rights (unlada), and nobody widens their own.
    if (anggota.length > 0) throw terlarang(teksMaster.galat.nickSendiri)
  },
  transform: (b) => ({
    id: b.id,
    kode: String(b.kode),
    nama: String(b.nama),
    nick: String(b.nick),
    parent: b.parent === null ? null : String(b.parent),
    isPpk: b.is_ppk === true,
    jumlahBawahan: Number(b.jumlah_bawahan),
    jumlahPengguna: Number(b.jumlah_pengguna),
    versi: b.versi,
  }),
}
