declare module 'icon:*' {
  const body: string;
  export default body;
}

declare module '*.json?icons' {
  const bodies: Record<string, string>;
  export default bodies;
}

declare module '*.json?icon-groups' {
  const loaders: [meanings: string[], load: () => Promise<Record<string, string>>][];
  export default loaders;
}
