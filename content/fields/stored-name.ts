/** How a stored file is called: random letters and an ending of ours. */
export const STORED_NAME = /^[a-z0-9]{24}\.[a-z0-9]{3,4}$/;
