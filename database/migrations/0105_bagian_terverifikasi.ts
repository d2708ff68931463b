import { BaseSchema } from '@adonisjs/lucid/schema'

/** section, its table, its status column, the vendors' kind, what belongs to it beside its rows */
const BAGIAN = [
  ['perusahaan', 'data_perusahaan', 'perusahaan', 'V', `jsonb_build_object('nama', r.nama)`],
  [
    'ijin',
    'ijin_usaha',
    'ijin',
    'V',
    `jsonb_build_object(
      'kbli', (select coalesce(jsonb_agg(k.kbli_id order by k.kbli_id), '[]') from ijin_kbli k
                where k.ijin_id = t.id),
      'sbu', (select coalesce(jsonb_agg(s.sbu_id order by s.sbu_id), '[]') from ijin_sbu s
               where s.ijin_id = t.id))`,
  ],
  ['akta', 'akta', 'akta', 'V', `'{}'`],
  ['pemilik', 'pemilik', 'pemilik', 'V', `'{}'`],
  ['pengurus', 'pengurus', 'pengurus', 'V', `'{}'`],
  ['pengalaman', 'pengalaman', 'pengalaman', 'V', `'{}'`],
  ['pajak', 'pajak', 'pajak', 'V', `'{}'`],
  ['dataPribadi', 'data_pribadi', 'perusahaan', 'O', `jsonb_build_object('nama', r.nama)`],
  ['pengalamanPerson', 'pengalaman_person', 'pengalaman', 'O', `'{}'`],
  ['sertifikat', 'sertifikat_person', 'sertifikat', 'O', `'{}'`],
] as const

/**
 * The last verified version of every section of a dossier (decisions §3): its records as they stood when a verifier set
 * it to A. Who is active already, or was before its licences ended or its account was suspended, keeps what stands now.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table bagian_terverifikasi (
        rekanan_id integer not null references rekanan (id) on delete cascade,
        bagian text not null,
        versi integer not null default 1,
        isi jsonb not null check (jsonb_typeof(isi) = 'array'),
        pada timestamptz not null,
        primary key (rekanan_id, bagian)
      )
    `)
    for (const [bagian, table, status, jenis, beside] of BAGIAN) {
      this.schema.raw(`
        insert into bagian_terverifikasi (rekanan_id, bagian, isi, pada)
        select r.id, '${bagian}',
               coalesce((select jsonb_agg(to_jsonb(t) || ${beside} order by to_jsonb(t)->'id')
                           from ${table} t where t.rekanan_id = r.id), '[]'),
               coalesce((select max(j.waktu) from jurnal j
                          where j.objek = 'rekanan' and j.objek_id = r.id::text
                            and j.aksi = 'verifikasi.setujui' and j.rincian->>'bagian' = '${bagian}'),
                        r.diubah_pada)
          from rekanan r
         where r.jenis = '${jenis}'
           and (r.status_${status} = 'A' or r.status in ('A','E')
                or r.status_sebelum_sanksi in ('A','E'))
      `)
    }
  }

  async down() {
    this.schema.raw('drop table bagian_terverifikasi')
  }
}
