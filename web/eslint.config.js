import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules/', 'src/lib/protocol.ts', 'src/games/*/fields.ts', 'src/fixtures/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      // The type checker knows what is defined.
      'no-undef': 'off',
      // The router takes plain addresses.
      'svelte/no-navigation-without-resolve': 'off',
      // Icons come from the bundle at build time, never from people.
      'svelte/no-at-html-tags': 'off',
      // A map that is replaced as a whole, or read by nothing on the screen, needs no reactivity of its own.
      'svelte/prefer-svelte-reactivity': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
);
