/// What was measured of the suites of the sample modules' variants.
///
/// `swift run MeasureSuites` writes it; a test fails when a module, a suite or a fault has changed
/// since.
enum MeasuredSuites {}
