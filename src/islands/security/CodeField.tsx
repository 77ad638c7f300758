export { CodeField } from '#islands/blocks/CodeField.tsx';
