import type { JawabanDivisi } from '@eproc/domain/jawaban/master'
import { DIVISI } from '#app/master/data/divisi'
import { MasterController } from '#app/master/data/master_controller'

export default class DivisiController extends MasterController<JawabanDivisi> {
  protected readonly sumber = DIVISI
}
