import ComparisonData
import Stage
import Testing

@testable import MeasureSuites

@Suite struct MeasuredSuitesFileTests {
  @Test func `writes the measurements as Swift`() {
    let suite = SuiteMeasure(
      doubles: ["Spy"],
      waits: [],
      lines: [.init("ListTests.swift", lines: 12)],
      killers: ["b": "ends"],
      inapplicable: ["a": "it has no end"],
      digest: "0123"
    )
    let measures = SuiteMeasures(
      faults: [
        .init("a", #"says "no" and \"#, rule: "r", scenario: "open"),
        .init("b", "goes on", rule: "s", scenario: "close"),
      ],
      suites: ["mvc": suite]
    )
    #expect(
      MeasuredSuitesFile("Cart", measures).text == #"""
        import ComparisonData

        // Written by  swift run MeasureSuites  from the results; not to be edited.

        extension MeasuredSuites {
          /// The suites of Cart.
          static let cart = SuiteMeasures(
            faults: [
              .init("a", "says \"no\" and \\", rule: "r", scenario: "open"),
              .init("b", "goes on", rule: "s", scenario: "close"),
            ],
            suites: [
              "mvc": SuiteMeasure(
                doubles: [
                  "Spy"
                ],
                waits: [],
                lines: [
                  .init("ListTests.swift", lines: 12)
                ],
                killers: [
                  "b": "ends"
                ],
                inapplicable: [
                  "a": "it has no end"
                ],
                digest: "0123"
              ),
            ]
          )
        }

        """#
    )
  }
}
