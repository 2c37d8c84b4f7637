/// What was measured of the suites of the sample modules' variants, by the words of their
/// architectures.
///
/// `swift run MeasureSuites` writes it, and a test fails as soon as it is out of date.
enum MeasuredSuites {}
