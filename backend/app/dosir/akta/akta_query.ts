import db from '@adonisjs/lucid/services/db'
import type { Akta as AktaAnswer } from '@eproc/domain/dosir/answers'
import Akta from '#app/dosir/akta/akta'
import { aktaKosong, keAkta } from '#app/dosir/akta/akta_transformer'
import { documentInfo } from '#app/dosir/bagian/record_query'

/** A company's deed. */
export async function aktaRekanan(rekananId: number): Promise<AktaAnswer> {
  const akta = await Akta.findBy('rekananId', rekananId)
  return akta ? keAkta(akta, await documentInfo(db, [akta])) : aktaKosong(rekananId)
}
