import { BaseSchema } from '@adonisjs/lucid/schema'

const LAMA = `'pengumuman','aanwizjing','pembukaan','evaluasi','pembuktian','penetapan','negosiasi','sppbj','spk','spmk'`
const BARU = `${LAMA},'undangan','jawaban','ba-negosiasi','ba-pl'`

/** Invitations, answers to objections and the minutes of negotiation and direct appointment are printed as well. */
export default class extends BaseSchema {
  async up() {
    this.#batasi(BARU)
  }

  async down() {
    this.#batasi(LAMA)
  }

  #batasi(jenis: string) {
    this.schema.raw(`
      alter table cetakan drop constraint cetakan_jenis_check;
      alter table cetakan add constraint cetakan_jenis_check check (jenis in (${jenis}));
    `)
  }
}
