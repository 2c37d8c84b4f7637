import Testing

/// What a class writes for references to what nothing stands in for: its compiler says so once for each.
@Suite struct StandInAliasTests {
  @Test(arguments: [
    "var wireframe: ListWireframe?", "var wireframe: ListWireframe",
    "weak var wireframe: ListWireframe?",
    "unowned var wireframe: any ListWireframe", "@Seam var wireframe: (any Shop.ListWireframe)!",
  ])
  func `names what stands in once for each property`(_ line: String) {
    let source =
      "@Role(\"Own\", as: .store) class A {\n  \(line)\n  func go() { wireframe?.go() }\n}"
    let lines = expansion(of: source, in: "A.swift").split(separator: "\n")
    let naming = lines.filter { $0.contains("ListWireframeStandIn") }
    #expect(naming.count == 1)
    #expect(naming.allSatisfy { $0.contains("typealias __StandIn_wireframe =") })
    let boundary = line.contains("Shop.") ? "Shop.ListWireframe" : "ListWireframe"
    let advice =
      "'\(boundary)' must be a '@Traced' protocol; else mark 'wireframe' '@Unseen', or use "
      + "'standIns: .off'"
    #expect(lines.contains { $0.hasSuffix("// " + advice) })
  }
}
