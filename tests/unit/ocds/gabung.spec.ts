/** Merging by the rules of OCDS 1.1: https://standard.open-contracting.org/1.1/en/schema/merging/ */
import { test } from '@japa/runner'
import { gabungRilis } from '@eproc/domain/ocds/gabung'
import type { Rilis } from '@eproc/domain/ocds/rilis'

const rilis = (n: number, isi: object): Rilis =>
  ({
    ocid: 'ocds-x-1',
    id: `ocds-x-1-${n}`,
    date: `2026-01-0${n}T00:00:00+07:00`,
    tag: ['tender'],
    initiationType: 'tender',
    language: 'id',
    buyer: { id: 'b', name: 'B' },
    ...isi,
  }) as Rilis

test.group('OCDS records', () => {
  test('later values win, lists by id are merged, others replaced, null takes away', ({
    assert,
  }) => {
    const hasil = gabungRilis([
      rilis(1, {
        tender: {
          id: 't',
          title: 'Lama',
          status: 'active',
          awardCriteriaDetails: 'x',
          submissionMethod: ['electronicSubmission', 'written'],
          value: { amount: 5, currency: 'IDR' },
          milestones: [
            { id: 'a', title: 'A', status: 'scheduled', dueDate: '1' },
            { id: 'b', title: 'B', status: 'scheduled' },
          ],
        },
      }),
      rilis(2, {
        tender: {
          id: 't',
          title: 'Baru',
          awardCriteriaDetails: null,
          submissionMethod: ['electronicSubmission'],
          value: { amount: 6 },
          milestones: [
            { id: 'c', title: 'C', status: 'scheduled' },
            { id: 'a', status: 'met' },
          ],
        },
      }),
    ])
    assert.deepEqual(hasil as unknown, {
      ocid: 'ocds-x-1',
      id: 'ocds-x-1-2026-01-02T00:00:00+07:00',
      date: '2026-01-02T00:00:00+07:00',
      tag: ['compiled'],
      initiationType: 'tender',
      language: 'id',
      buyer: { id: 'b', name: 'B' },
      tender: {
        id: 't',
        title: 'Baru',
        status: 'active',
        submissionMethod: ['electronicSubmission'],
        value: { amount: 6, currency: 'IDR' },
        milestones: [
          { id: 'a', title: 'A', status: 'met', dueDate: '1' },
          { id: 'b', title: 'B', status: 'scheduled' },
          { id: 'c', title: 'C', status: 'scheduled' },
        ],
      },
    })
  })

  test('one release is its own record, and nothing of the releases is changed', ({ assert }) => {
    const satu = rilis(1, { parties: [{ id: 'b', name: 'B', roles: ['buyer'] }] })
    const salinan = structuredClone(satu)
    const { id, tag, ...sisa } = gabungRilis([satu])
    const { id: _id, tag: _tag, ...asal } = satu
    assert.deepEqual(sisa as unknown, asal)
    assert.deepEqual([id, tag], [`${satu.ocid}-${satu.date}`, ['compiled']])
    assert.deepEqual(satu, salinan)
  })
})
