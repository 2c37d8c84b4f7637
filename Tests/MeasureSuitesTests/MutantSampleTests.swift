import Testing

@testable import MeasureSuites

@Suite struct MutantSampleTests {
  @Test func `is spread over all operators, modules and architectures`() throws {
    let modules = try MeasuredModule.all(in: MeasuredSuitesTests.root)
    let rounds = MutantSample(FailureSurvey.count, of: modules).rounds
    let planted = rounds.flatMap { $0 }
    #expect(planted.count == FailureSurvey.count)
    #expect(Set(planted.map(\.mutant.rule.name)) == Set(MutationOperator.all.map(\.name)))
    for module in modules { #expect(planted.count { $0.module.name == module.name } >= 3) }
    #expect(Set(planted.map(\.variant)) == Set(modules.flatMap(\.variants)))
    for round in rounds { #expect(Set(round.map(\.title)).count == round.count) }
    for planted in planted { #expect(planted.mutant.sites.map(\.variant) == [planted.variant]) }
  }
}
