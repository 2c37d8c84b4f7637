import ComparisonData
import Foundation
import SuiteMeasuring
import Testing

@Suite struct MeasurementTextTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/SampleModules/Measurements")

  private static func text(of name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name + ".md"), encoding: .utf8)
  }

  private let measures = SuiteMeasures(
    faults: [
      .init("a", #"says "no": \"#, rule: "r", scenario: "open"),
      .init("b", "goes on", rule: "s: t", scenario: "close"),
    ],
    suites: [
      "mvc": SuiteMeasure(
        doubles: ["Store: StoreSpy"],
        waits: ["ListTests.swift:3"],
        lines: [.init("ListTests.swift", lines: 12)],
        killers: ["b": "ends: at once"],
        inapplicable: ["a": "it has no end"],
        digest: "0123"
      )
    ]
  )

  @Test func `a line says one thing that was measured`() {
    #expect(
      measures.text(of: "Cart") == #"""
        # Suites of Cart

        Written by `swift run MeasureSuites`; not to be edited.

        ```text

        fault a open: says "no": \
        rule: r

        fault b close: goes on
        rule: s: t

        suite mvc: 0123
        double: Store: StoreSpy
        wait: ListTests.swift:3
        lines 12: ListTests.swift
        killed b: ends: at once
        inapplicable a: it has no end
        ```

        """#
    )
    #expect(SuiteMeasures(text: measures.text(of: "Cart")) == measures)
  }

  @Test func `a change has its differences and its first wrong screen`() {
    let suite = ChangedSuite(
      files: [.init("ListTests.swift", added: 2, removed: 1)],
      doubles: ["changed ListSpy: List"]
    )
    let proofs = [
      "Cart/Edits/undo/MVC": ChangeProof(
        digest: "0123",
        deviation: .init(in: "open", after: "tap 1"),
        suite: suite
      ),
      "Cart/Edits/undo/MVVM": ChangeProof(digest: "4567"),
      "Cart/Edits/undo/RPVC": ChangeProof(digest: "89", suite: .init(files: [], doubles: [])),
    ]
    #expect(ChangeProof.proofs(text: ChangeProof.text(of: proofs)) == proofs)
  }

  @Test(arguments: ["About", "Articles", "Products", "Profile", "Todos"])
  func `every line of a module's measurements is read`(module: String) throws {
    let text = try MeasurementTextTests.text(of: module)
    #expect(SuiteMeasures(text: text).text(of: module) == text)
  }

  @Test func `every line of the change requests' measurements is read`() throws {
    let text = try MeasurementTextTests.text(of: "Changes")
    #expect(ChangeProof.text(of: ChangeProof.proofs(text: text)) == text)
  }
}
