/** The statements that the product's own queries send in these scenarios, for the floor. */
const DARI = `from rekanan r join pengguna p on p.id = r.pengguna_id
  left join data_perusahaan dp on dp.rekanan_id = r.id
  left join data_pribadi dq on dq.rekanan_id = r.id`
const HITUNG = `select count(*)::int as jumlah from rekanan r`
const KOLOM = `select r.id, r.nama, r.no_registrasi as "noRegistrasi", r.jenis, dp.bentuk,
  coalesce(dp.alamat, dq.alamat) as alamat,
  case when p.status = 'A' then r.status else p.status end as status,
  r.bagian_menunggu as menunggu, r.diubah_pada as "diubahPada",
  coalesce((r.blacklist and $1::date between coalesce(r.blacklist_tgl_mulai, '-infinity')
    and coalesce(r.blacklist_tgl_selesai, 'infinity')), false) as blacklist`

export const SQL = {
  daftar: `${KOLOM} ${DARI} order by lower(r.nama) asc nulls last, r.id limit $2 offset $3`,
  hitung: HITUNG,
  saring: `${KOLOM} ${DARI} where r.status = $2 and p.status = 'A' and r.jenis = $3
    order by lower(r.nama) asc nulls last, r.id limit $4 offset $5`,
  hitungSaring: `${HITUNG} join pengguna p on p.id = r.pengguna_id where r.status = $1 and p.status = 'A' and r.jenis = $2`,
  cari: `${KOLOM} ${DARI} where (r.nama ilike $2 or r.no_registrasi ilike $3)
    order by lower(r.nama) asc nulls last, r.id limit $4 offset $5`,
  hitungCari: `${HITUNG} where (r.nama ilike $1 or r.no_registrasi ilike $2)`,
  satu: `select id, kode, nama, lokasi, versi from lokasi_proyek where id = $1`,
  publik: `select b.id, b.judul as title, b.isi as content, b.tipe as type, b.lampiran, b.dibuat_pada as "createdAt", b.versi
    from berita b left join berkas f on f.jalur = b.lampiran where b.tipe = $1
    order by b.dibuat_pada desc, b.id desc limit $2 offset $3`,
  hitungPublik: `select count(*)::int as jumlah from berita b where b.tipe = $1`,
  ubah: `update pengguna set nama = $1, versi = versi + 1 where id = $2 returning id, nama, versi`,
} as const
