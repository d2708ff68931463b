/** What PTEN and PSEL have in common before their tender begins. */
import * as begin from './begin.ts'
import * as judge from './judge.ts'
import { FAILED, LOSER, QUALIFIED, WINNER } from './scene.ts'

/** The twelve stages of the prequalification; two vendors qualify, the third objects. */
export function prequalification(stage: begin.TellStage): void {
  begin.announces(stage, 'pengumuman-pra')
  begin.registers(stage, 'dokumen-pra')
  begin.documents(stage, 'dokumen-pra')
  begin.explains(stage, 'penjelasan-pra')
  begin.submits(stage, 'pemasukan-pra', ['K'], { [WINNER]: '', [LOSER]: '', [FAILED]: '' })
  begin.opens(stage, 'pembukaan-pra')
  judge.judges(stage, 'evaluasi-pra', ['K'], { fails: 'K' })
  begin.invites(stage, 'undangan-pembuktian', QUALIFIED)
  judge.judges(stage, 'pembuktian', ['K'], { only: QUALIFIED })
  judge.determines(stage, 'penetapan-pra')
  judge.locked(stage, 'pengumuman-hasil-pra')
  begin.announces(stage, 'pengumuman-hasil-pra')
  judge.reads(stage, 'pengumuman-hasil-pra', {
    winner: 'Lulus',
    loser: 'Lulus',
    failed: judge.REASON_FAILED,
  })
  judge.objects(stage, 'sanggah-pra', FAILED)
  begin.announces(stage, 'jawaban-sanggah-pra')
}
