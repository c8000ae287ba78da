// `cubewright/element`: defines <cubewright-cube>. A server may import it and renders nothing of it.

export * from "../widget";
