import { BaseModel, column } from '@adonisjs/lucid/orm'

/** A vendor that a committee means to invite without tender; told with its tender. Its key is the pair. */
export default class TenderCalon extends BaseModel {
  static override table = 'tender_calon'

  @column() declare tenderId: number
  @column({ isPrimary: true }) declare rekananId: number
}
