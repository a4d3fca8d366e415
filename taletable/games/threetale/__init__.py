"""ThreeTale: three Heroes, one map that grows in the Past, and the Future that was foretold (TT)."""
