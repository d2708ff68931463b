import { configApp, RULES_LIST } from '@adonisjs/eslint-config'
import tseslint from 'typescript-eslint'

/** What this project asks beyond, or in place of, AdonisJS's own list. Prettier runs by itself. */
const ATURAN = {
  'prettier/prettier': 'off',
  '@stylistic/max-len': 'off',
  'curly': 'off',
  'no-control-regex': 'off',
  'no-console': ['error', { allow: ['error', 'warn'] }],
  '@unicorn/no-await-expression-member': 'off',
  '@unicorn/filename-case': 'off',
  '@typescript-eslint/naming-convention': 'off',
  '@typescript-eslint/no-shadow': 'off',
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/ban-ts-comment': 'error',
  '@typescript-eslint/no-non-null-asserted-optional-chain': 'error',
  '@typescript-eslint/no-unused-expressions': 'error',
  'prefer-const': 'error',
}

const umumTsx = Object.fromEntries(
  Object.entries(RULES_LIST).filter(([nama]) => !nama.startsWith('@adonisjs/'))
)

export default configApp(
  { ignores: ['**/dist/**', '**/node_modules/**', '**/.adonisjs/**', '.data/**'] },
  { files: ['**/*.tsx'], languageOptions: { parser: tseslint.parser }, rules: umumTsx },
  { files: ['**/*.ts', '**/*.tsx'], rules: ATURAN },
  // Commands and test tools talk to the terminal.
  { files: ['scripts/**', 'tests/**', 'backend/bin/**'], rules: { 'no-console': 'off' } },
  {
    files: [
      'scripts/**/*.ts',
      'backend/**/*.ts',
      'database/**/*.ts',
      'i18n/**/*.ts',
      'tests/**/*.ts',
    ],
    rules: { '@unicorn/filename-case': ['error', { case: 'snakeCase' }] },
  }
)
