import { column } from '@adonisjs/lucid/orm'
import { UsulPaket } from '#app/paket/usul_paket'

/** Another PPK that manajerULP wants for a package; the PA of its directorate decides. */
export default class PpkUsul extends UsulPaket {
  static override table = 'ppk_usul'
  static override idAs = 'ppkUsulId'
  static override kejadian = { usul: 'paket.ppk.usul', putus: 'paket.ppk.putus' } as const

  @column() declare ppkId: number
  /** why the present one goes */
  @column() declare sebab: string
}
