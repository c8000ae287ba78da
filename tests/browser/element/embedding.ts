// A page that has nothing to do with Cubewright but that it embeds its element, when a test says so.

window.defineCubes = () => import("../../../web/package/element");
