import { column } from '@adonisjs/lucid/orm'
import { UsulPaket } from '#app/paket/usul_paket'

/** A pokja that manajerULP wants instead of the present one, once an offer is in; the PPK decides (decisions §2). */
export default class PokjaUsul extends UsulPaket {
  static override table = 'pokja_usul'
  static override idAs = 'pokjaUsulId'
  static override kejadian = { usul: 'paket.pokja.usul', putus: 'paket.pokja.putus' } as const

  /** ids */
  @column() declare anggota: number[]
}
