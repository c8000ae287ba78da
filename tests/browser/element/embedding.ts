// A page that has nothing of Cubewright's but the element, which it defines when a test says so.

window.defineCubes = () => import("../../../web/package/element");
