/// The measurements of the unit tests (suites) of the sample modules' variants.
///
/// `swift run MeasureSuites` writes the files beside this one; a test fails if a module, a suite
/// or a fault has changed since.
enum MeasuredSuites {}
