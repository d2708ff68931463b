import type { JawabanCoa } from '@eproc/domain/jawaban/master'
import { COA } from '#app/master/data/coa'
import { MasterController } from '#app/master/data/master_controller'

export default class CoaController extends MasterController<JawabanCoa> {
  protected readonly sumber = COA
}
