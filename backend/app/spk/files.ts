/** Printed work orders: who may make one of the tender may read it. */
import { mungkinBoleh } from '@eproc/domain/common/rights'
import { dicoba } from '#app/paket_berjalan/paket_rekanan'
import { tenderSpk } from '#app/spk/spk_query'
import { registerFileClass } from '#core/files/file_class'

registerFileClass('spk', {
  async boleh(pelaku, berkas) {
    if (!pelaku || !mungkinBoleh(pelaku, 'spk.susun')) return false
    return (await dicoba(() => tenderSpk(pelaku, Number(berkas.objek_id)))) !== null
  },
})
